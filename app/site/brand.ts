/**
 * The brand's colours for files that cannot use the stylesheet: icons, social pictures. They must
 * match `app/styles/tokens.css`.
 */
export const brand = {
  paper: '#fbf7ee',
  night: '#0b1615',
  ink: '#0e1f1d',
  quiet: '#4a5a56',
  teal: '#149a84',
  orange: '#f2552c',
} as const;
