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
})()
