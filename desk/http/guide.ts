import { readFile } from 'node:fs/promises';
import type { RequestHandler } from 'express';
import { Marked, type Token, type Tokens } from 'marked';

/** Parses Markdown in docs/, and changes links to other guides into addresses of the desk. */
const markdown = new Marked({
  walkTokens(token: Token) {
    if (token.type !== 'link') return;
    const link = token as Tokens.Link;
    link.href = link.href.replace(/^([\w-]+)\.md(?:#.*)?$/, '/desk/docs/$1');
  },
});

/** Responds with a guide in docs/ as an HTML page, for links in the desk's messages. */
export const guide: RequestHandler<{ name: string }> = async ({ params: { name } }, res, next) => {
  const text = /^[\w-]+$/.test(name) ? await readFile(`docs/${name}.md`, 'utf8').catch(() => '') : '';
  if (text === '') return next();
  res.type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="stylesheet" href="/desk/assets/brand.css">
<link rel="stylesheet" href="/desk/assets/desk.css">
</head>
<body><main class="page guide">${await markdown.parse(text)}</main></body>
</html>
`);
};
