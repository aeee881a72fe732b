import { useLayoutEffect, useRef, useState } from 'react';

/** How wide the page believes its window to be, in px. */
const widths = { Computer: 1280, Phone: 390 } as const;
type Device = keyof typeof widths;

/** The real page, as wide as on a computer or a phone, made to fit. */
export function Preview({ address }: { address: string }) {
  const [device, setDevice] = useState<Device>('Computer');
  const stage = useRef<HTMLDivElement>(null);
  const width = widths[device];

  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const resize = () => {
      const scale = Math.min(1, current.clientWidth / width);
      current.style.setProperty('--page-width', `${width}px`);
      current.style.setProperty('--page-scale', String(scale));
    };
    const observer = new ResizeObserver(resize);
    observer.observe(current);
    resize();
    return () => observer.disconnect();
  }, [width]);

  return (
    <section className="preview" aria-label="The page">
      <div className="preview__bar">
        <span className="preview__address">{new URL(address).pathname}</span>
        <fieldset className="preview__devices">
          <legend className="visually-hidden">Show the page as on a</legend>
          {(Object.keys(widths) as Device[]).map((each) => (
            <button key={each} type="button" aria-pressed={each === device} onClick={() => setDevice(each)}>
              {each}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="preview__stage" ref={stage}>
        <iframe key={address} className="preview__page" src={address} title="The page as guests see it" />
      </div>
    </section>
  );
}
