/** `npm run screenshots` photographs all pages, `npm run screenshots -- desk` the desk, for docs/screenshots. */
void import(process.argv[2] === 'desk' ? './screenshots/desk' : './screenshots/pages');
