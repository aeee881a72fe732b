import { useEffect, useState } from 'react';
import type { PageData } from '../../../shared/pageData';
import { fill } from '../../../shared/templates';
import { Film } from '../../components/Film/Film';
import { OtherStays } from '../../components/OtherStays/OtherStays';
import { StayHero } from '../../components/StayHero/StayHero';
import { CancelNote } from '../../components/StayPrice/CancelNote';
import { Wordmark } from '../../components/Wordmark/Wordmark';
import { useSiteData } from '../../siteData';
import { useChosenStay } from '../../stay/useChosenStay';

/** The home page's hero: the logo over a film, with the stay form at the bottom. */
export function HomeHero({ film, price, priceNote, beach }: PageData['home']['page']['hero']) {
  const { stayForm } = useSiteData();
  const logo = useHeroLogo();
  const { stay, cost, sum, nights, reason } = useChosenStay();
  return (
    <StayHero>
      <div className="home-hero hero hero--picture on-ink">
        <Film film={film} />
        <div className={`cover no-print home-hero__logo home-hero__logo--${logo}`} aria-hidden="true">
          <Wordmark />
        </div>
        <div className="cluster home-hero__line wrap">
          <p className="home-hero__price">{sum ? `${sum.from} ${sum.total}` : (reason ?? price)}</p>
          {stay && nights && reason ? (
            <OtherStays nights={nights} stay={stay} room={undefined} />
          ) : (
            <p className="fine home-hero__note">
              {sum ? fill(stayForm.sumFor, { ...sum, note: `${cost?.name}, ${sum.totalNote}` }) : priceNote}
            </p>
          )}
          {stay && sum && (
            <CancelNote arrival={stay.arrival} className="fine home-hero__note home-hero__cancel" />
          )}
          {beach && <p className="fine home-hero__note">{beach}</p>}
        </div>
      </div>
    </StayHero>
  );
}

/** Delay before the logo appears, and how long the logo is shown, in ms. The 0.8 s fade is in Home.css. */
const logoDelay = 1500;
const logoDuration = 3000;

/** Returns the current phase of the logo over the film. */
function useHeroLogo(): 'waiting' | 'shown' | 'gone' {
  const [phase, setPhase] = useState<'waiting' | 'shown' | 'gone'>('waiting');
  useEffect(() => {
    const timers = [
      setTimeout(() => setPhase('shown'), logoDelay),
      setTimeout(() => setPhase('gone'), logoDelay + logoDuration),
    ];
    return () => timers.forEach(clearTimeout);
  }, []);
  return phase;
}
