// Written by npm run media; do not edit.
import poster from './aerial-poster';

const film = { mp4: '/media/aerial-9c86696a.mp4', poster } as const;

export default film;
