/**
 * What nearly every page uses. The production build keeps it, and what it needs of React and the router, in one file
 * beside the entry (scripts/bundlePlugins.ts); what only a few pages use stays out.
 */
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
