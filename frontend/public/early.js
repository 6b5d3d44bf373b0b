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

  function read(address, cache) {
    var headers = { Accept: 'application/json', 'Accept-Language': language }
    if (cache) headers['Cache-Control'] = cache
    var answer = fetch(address, { headers: headers })
    // a failure is met by the portal, which asks again
    answer.catch(function () {})
    return answer
  }

  // a body that nobody reads is held back by the browser: a large one would come late
  function whole(answer) {
    var taken = answer.then(function (response) {
      var text = response.text()
      text.catch(function () {})
      response.text = function () {
        return text
      }
      return response
    })
    taken.catch(function () {})
    return taken
  }

  // taken by providers/early-user.ts
  window.earlyUser = read('/api/auth/current-user', 'no-cache')

  // what this page read first when it was opened last; taken by api/early-reads.ts
  window.earlyReads = {}
  try {
    var known = JSON.parse(localStorage.getItem('ui-first-reads') || '{}')
    var reads = known[location.pathname + location.search] || []
    reads.forEach(function (address) {
      if (address.indexOf('/api/') === 0) window.earlyReads[address] = whole(read(address))
    })
  } catch {
    localStorage.removeItem('ui-first-reads')
  }

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
    ask(section + '-texts-' + language, script)
    ask(section, script)
  }
  // pages that do not lie in the file of their department
  Object.keys(files).forEach(function (need) {
    var isPattern = need.charAt(0) === '^'
    if (isPattern && new RegExp(need).test(location.pathname + location.search)) ask(need, script)
  })
})()
