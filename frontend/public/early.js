/*
 * Runs before anything else. Sets theme and direction, so that neither a light flash nor a jump of
 * direction is seen, and asks for what the page will need while the portal itself is on its way.
 */
;(function () {
  var theme = localStorage.getItem('ui-theme')
  var isArabic = localStorage.getItem('ui-language') === 'arabic'
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches
  var isDark = theme === 'dark' || (theme !== 'light' && prefersDark)
  var language = isArabic ? 'ar' : 'en'
  var root = document.documentElement
  root.dataset.theme = isDark ? 'dark' : 'light'
  root.dir = isArabic ? 'rtl' : 'ltr'
  root.lang = language

  // taken by providers/early-user.ts
  window.earlyUser = fetch('/api/auth/current-user', {
    headers: {
      Accept: 'application/json',
      'Accept-Language': language,
      'Cache-Control': 'no-cache',
    },
  })
  // a failure is met by the portal, which asks again
  window.earlyUser.catch(function () {})

  // the files of the built page: fonts and scripts by what needs them
  var files = JSON.parse(document.currentScript.dataset.files || '{}')
  function ask(need, attributes) {
    ;(files[need] || []).forEach(function (href) {
      document.head.append(
        Object.assign(document.createElement('link'), attributes, { href: href })
      )
    })
  }
  var font = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '' }
  var script = { rel: 'modulepreload' }
  var section = location.pathname.split('/')[1]
  if (isArabic) ask('fonts-ar', font)
  ask('texts-' + language, script)
  ask(section === 'login' ? 'login' : 'frame', script)
  if (files[section]) {
    ask('department-texts-' + language, script)
    ask(section, script)
  }
})()
