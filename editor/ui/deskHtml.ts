const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The desk's page, which its script fills.
 * @param data what the script is told, as data attributes of the root
 */
export const deskHtml = (data: Readonly<Record<string, string>>): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/fonts.css">
<link rel="stylesheet" href="/assets/desk.css">
<script type="module" src="/assets/desk.js"></script>
</head>
<body>
<div id="root"${Object.entries(data)
  .map(([key, value]) => ` data-${key}="${escaped(value)}"`)
  .join('')}></div>
</body>
</html>
`;
