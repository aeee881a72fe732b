/**
 * What every page's script shares, in one file: React's renderer, the router, the layout and the common components. The
 * script of each page imports this (generated/pages), and esbuild keeps together what all entry points reach; without
 * it, each set of pages that share a component would get a file of their own. What is large and used by few pages
 * stays out.
 */
import 'react-dom/client';
import '../shared/room';
import './App';
import '../shared/dates';
import '../shared/places';
import './components/Alert/Alert';
import './components/Button/Button';
import './components/Field/Field';
import './components/Film/Film';
import './components/Head/Head';
import './components/Hero/Hero';
import './components/Icon/Icon';
import './components/IconButton/IconButton';
import './components/RichText/RichText';
import './components/PhotoGrid/PhotoGrid';
import './components/Picture/Picture';
import './components/Section/Section';
import './components/Supergraphic/Supergraphic';
import './components/SwipeRow/SwipeRow';
import './components/Switch/Switch';
import './components/TextLink/TextLink';
import './components/Wordmark/Wordmark';
import './cookieConsent';
import './Document';
import './hooks/useFormPost';
import './hooks/usePageHidden';
import './hooks/useScrollLock';
import './hooks/useSwipe';
