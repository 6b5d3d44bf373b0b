/* Runs before the first paint, so that neither a light flash nor a jump of direction is seen. */
;(function () {
  var theme = localStorage.getItem('ui-theme')
  var isArabic = localStorage.getItem('ui-language') === 'arabic'
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  var isDark = theme === 'dark' || (theme !== 'light' && prefersDark)
  var root = document.documentElement
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dir = isArabic ? 'rtl' : 'ltr'
  root.lang = isArabic ? 'ar' : 'en'

  // the fonts of the built page; asked for now, they are there before the first text
  var fonts = isArabic && document.currentScript.dataset.arabicFonts
  if (!fonts) return
  fonts.split(' ').forEach(function (href) {
    var link = document.createElement('link')
    link.rel = 'preload'
    link.as = 'font'
    link.type = 'font/woff2'
    link.crossOrigin = ''
    link.href = href
    document.head.append(link)
  })
})()
