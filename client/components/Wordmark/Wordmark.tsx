import { site } from '../../../shared/site';

/** HTML's attribute, which React's types know on HTML elements alone. */
const untranslated = { translate: 'no' };

/** The hotel's logo: the arch and its name. Follows the text color but for the coral band. */
export function Wordmark() {
  return (
    <svg className="wordmark" viewBox="0 0 333 66" role="img" aria-label={site.brand} {...untranslated}>
      <g fill="none" strokeWidth="6.5">
        <path
          className="wordmark__coral"
          d="M0 50H6a11 11 0 0 0 11-11V37a26 26 0 0 1 52 0v2a11 11 0 0 0 11 11h6"
        />
        <path
          stroke="currentColor"
          d="M0 60H10a17 17 0 0 0 17-17V37a16 16 0 0 1 32 0v6a17 17 0 0 0 17 17h10"
        />
      </g>
      <path
        fill="currentColor"
        d="M109.7 53V17.8H118.7V53ZM98.9 25.2V17.5H129.6V25.2ZM134.2 53V17.5H143.2V53ZM155.9 53V17.5H164.8V53ZM139.3 38.6V31.1H159.1V38.6ZM171.8 53V17.5H180.7V53ZM178.8 53V45.5H198.1V53ZM178.8 38.6V31.2H196.2V38.6ZM178.8 25.1V17.5H197.8V25.1ZM213.6 53V17.5H222.5V53ZM220.6 53V45.5H239.9V53ZM220.6 38.6V31.2H238V38.6ZM220.6 25.1V17.5H239.6V25.1ZM245.5 53V17.5H251.8L254.5 24.8V53ZM270 53 249.2 26.7 251.8 17.5 272.5 43.9ZM270 53 267.6 45.5V17.5H276.6V53ZM300.7 53.6Q296.7 53.6 293.2 52.2Q289.8 50.8 287.2 48.3Q284.6 45.8 283.2 42.5Q281.7 39.1 281.7 35.2Q281.7 31.3 283.2 28Q284.6 24.6 287.2 22.2Q289.7 19.7 293.2 18.4Q296.6 17 300.6 17Q304.8 17 308.2 18.3Q311.5 19.6 314 21.9L308.1 27.9Q306.8 26.5 304.9 25.8Q303.1 24.9 300.6 24.9Q298.5 24.9 296.7 25.7Q294.9 26.4 293.6 27.7Q292.3 29.1 291.6 31Q290.9 32.9 290.9 35.2Q290.9 37.6 291.6 39.5Q292.3 41.4 293.6 42.8Q294.9 44.1 296.7 44.9Q298.5 45.6 300.6 45.6Q303.1 45.6 305 44.8Q306.9 44.1 308.2 42.6L314.2 48.6Q311.7 51 308.4 52.3Q305.1 53.6 300.7 53.6ZM318.7 53V17.5H327.7V53Z"
      />
    </svg>
  );
}
