/** The desk's page, which its script fills. @param preview the origin of the site's preview */
export const deskHtml = (preview: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/assets/brand.css">
<link rel="stylesheet" href="/assets/desk.css">
<script type="module" src="/assets/desk.js"></script>
</head>
<body><div id="root" data-preview="${preview}"></div></body>
</html>
`;
