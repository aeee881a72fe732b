/**
 * What every page's script shares, in one file: React's renderer, the router, the layout and the common components. The
 * script of each page imports this (generated/pages), and esbuild keeps together what all entry points reach; without
 * it, each set of pages that share a component would get a file of their own. What is large and used by few pages
 * stays out.
 */
import 'react-dom/client';
import '../shared/dates';
import '../shared/hotelMidnight';
import '../shared/places';
import '../shared/room';
import './App';
import './components/Alert/Alert';
import './components/Boundary/Boundary';
import './components/Button/BookButton';
import './components/Dialog/Dialog';
import './components/FactsList/FactsList';
import './components/Field/Field';
import './components/Film/Film';
import './components/Head/Head';
import './components/Hero/Hero';
import './components/Icon/Icon';
import './components/IconButton/IconButton';
import './components/PhotoGrid/PhotoGrid';
import './components/Picture/Picture';
import './components/RichText/TextSections';
import './components/RoomTeaser/RoomTeaser';
import './components/Section/Section';
import './components/Section/SectionHead';
import './components/StayForm/StayForm';
import './components/StayHero/StayHero';
import './components/StaySum/StaySum';
import './components/Supergraphic/Supergraphic';
import './components/SwipeRow/SwipeRow';
import './components/Switch/Switch';
import './components/TextLink/TextLink';
import './components/Wordmark/Wordmark';
import './cookieConsent';
import './hooks/useFormPost';
import './hooks/useNear';
import './hooks/usePageHidden';
import './hooks/useSwipe';
import './Site';
import './start';
