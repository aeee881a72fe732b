/**
 * What every page uses: React, the router, the layout and the common components. The production build keeps it in one
 * file (scripts/bundlePlugins.ts), which compresses best; what only a few pages use stays out.
 */
export { hydrateRoot } from 'react-dom/client';
export * from './App';
export * from './components/Answer/Answer';
export * from './components/Button/Button';
export * from './components/Field/Field';
export * from './components/Head/Head';
export * from './components/Icon/Icon';
export * from './components/IconButton/IconButton';
export * from './components/Picture/Picture';
export * from './components/Section/Section';
export * from './components/Supergraphic/Supergraphic';
export * from './components/Switch/Switch';
export * from './components/TextLink/TextLink';
export * from './components/Wordmark/Wordmark';
export * from './consent';
export * from './hooks/useFormPost';
export * from './hooks/useScrollLock';
