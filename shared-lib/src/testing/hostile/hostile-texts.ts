const SCRIPTS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{background:url(//malo.es)}</style>',
  '<math><mi xlink:href="javascript:alert(1)">',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '\r\nTEL:+34600000000',
  '\u202eoculto',
  '${alert(1)}',
];
const WRAPPINGS = [
  '$',
  '">$',
  "'>$",
  '</p>$',
  '</script>$',
  '<!--$-->',
  '$\u2028$',
  '\\"$',
  '@$',
  'https://instagram.com/$',
  'https://ejemplo.com/?q=$',
  'mailto:$',
  'tel:$',
  '&lt;$',
  ']]>$',
];

/** Everything hostile, in every wrapping: more than two hundred texts. */
export const HOSTILE_TEXTS: readonly string[] = WRAPPINGS.flatMap((wrapping) =>
  SCRIPTS.map((script) => wrapping.replaceAll('$', () => script)),
);

/** Returns a text with the name of its field behind it, by which it is found again wherever it is shown. */
export const marked = (text: string, field: string): string => `${text} ${field}`;

/** Returns a text without spaces, line ends and what nobody sees, which one output drops and another one keeps. */
export const readable = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]/gu, '');
