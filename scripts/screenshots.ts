/** `npm run screenshots` takes the pictures of pages in docs/screenshots, `npm run screenshots -- desk` those of the desk. */
void import(process.argv[2] === 'desk' ? './screenshots/desk' : './screenshots/pages');
