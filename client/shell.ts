/**
 * What every page uses: React, the router, the layout and the common components; and small parts that several use, each
 * of which would cost a request of its own. The production build keeps it in one file beside React's (client/react.ts,
 * scripts/bundlePlugins.ts), which compresses best; what is large and used by a few pages stays out.
 */
export { hydrateRoot } from 'react-dom/client';
export * from '../shared/content/room';
export * from './App';
export * from './components/Answer/Answer';
export * from './components/Button/Button';
export * from './components/Field/Field';
export * from './components/Film/Film';
export * from './components/Head/Head';
export * from './components/Hero/Hero';
export * from './components/Icon/Icon';
export * from './components/IconButton/IconButton';
export * from './components/PhotoGrid/PhotoGrid';
export * from './components/Picture/Picture';
export * from './components/Section/Section';
export * from './components/Supergraphic/Supergraphic';
export * from './components/SwipeRow/SwipeRow';
export * from './components/Switch/Switch';
export * from './components/TextLink/TextLink';
export * from './components/Wordmark/Wordmark';
export * from './consent';
export * from './hooks/useFormPost';
export * from './hooks/usePageHidden';
export * from './hooks/useScrollLock';
export * from './hooks/useSwipe';
