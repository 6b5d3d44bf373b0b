const GROUPED = /^[\d٠-٩]{1,3}([,٬][\d٠-٩]{3})+([.٫][\d٠-٩]+)?$/

/**
 * A figure of a spreadsheet as fields take it: `1,250,000.50` loses its separators and `10 %` its sign. Where commas
 * don't stand between thousands it stays as it is written, so that `1,5` never becomes fifteen.
 */
export function plainFigure(text: string): string {
  const figure = text.replace(/\s*[%٪]$/, '').trim()
  return GROUPED.test(figure) ? figure.replaceAll(/[,٬]/g, '') : figure
}
