/** The HTML of the desk's page, which the desk's script fills. */
export const deskHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The desk</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/desk/assets/brand.css">
<link rel="stylesheet" href="/desk/assets/desk.css">
<script type="module" src="/desk/assets/desk.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

/** The HTML of the framed document that shows an email. */
export const mailHtml = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Email</title>
<script type="module" src="/desk/assets/mail.js"></script>
</head>
<body></body>
</html>
`;
