// Written by npm run media; do not edit.
import poster from './lineup-poster';

const film = { mp4: '/media/lineup-82c15571.mp4', poster } as const;

export default film;
