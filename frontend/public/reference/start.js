/*
 * The description of the interface for those who write programs, one area at a time: the viewer takes
 * half a minute for all of it. What is tried out goes to this portal in the name of whoever is signed
 * in, or of the API token that is entered.
 */
;(function () {
  var areas = document.getElementById('area')
  var problem = document.getElementById('problem')

  function cookie(name) {
    var pair = document.cookie.split('; ').find(function (one) {
      return one.startsWith(name + '=')
    })
    return pair ? decodeURIComponent(pair.slice(name.length + 1)) : null
  }

  /** The names of the components that a part of the document refers to, directly or by others. */
  function referred(part, components, known) {
    JSON.stringify(part).replace(/"#\/components\/([^/"]+\/[^/"]+)"/g, function (_, place) {
      if (known.has(place)) return ''
      known.add(place)
      var names = place.split('/')
      referred(components[names[0]][names[1]], components, known)
      return ''
    })
    return known
  }

  function partOf(whole, area) {
    var paths = {}
    Object.entries(whole.paths).forEach(function (entry) {
      var isOfArea = Object.values(entry[1]).some(function (operation) {
        return operation.tags && operation.tags.includes(area)
      })
      if (isOfArea) paths[entry[0]] = entry[1]
    })
    var components = { securitySchemes: whole.components.securitySchemes }
    referred(paths, whole.components, new Set()).forEach(function (place) {
      var names = place.split('/')
      var group = (components[names[0]] = components[names[0]] || {})
      group[names[1]] = whole.components[names[0]][names[1]]
    })
    return Object.assign({}, whole, { paths: paths, components: components })
  }

  /* Each area gets a place of its own: the viewer draws late, and an earlier area must not win. */
  function draw(whole) {
    var place = document.createElement('div')
    document.getElementById('reference').replaceChildren(place)
    window.SwaggerUIBundle({
      spec: partOf(whole, areas.value),
      domNode: place,
      docExpansion: 'list',
      defaultModelsExpandDepth: -1,
      validatorUrl: null,
      persistAuthorization: false,
      requestInterceptor: function (request) {
        var csrf = cookie('XSRF-TOKEN')
        if (csrf && !request.headers.Authorization) request.headers['X-XSRF-TOKEN'] = csrf
        return request
      },
    })
  }

  function tagsOf(whole) {
    var tags = new Set()
    Object.values(whole.paths).forEach(function (path) {
      Object.values(path).forEach(function (operation) {
        ;(operation.tags || []).forEach(function (tag) {
          tags.add(tag)
        })
      })
    })
    return Array.from(tags).sort()
  }

  function show(whole) {
    var tags = tagsOf(whole)
    tags.forEach(function (tag) {
      areas.add(new window.Option(tag, tag))
    })
    var wanted = decodeURIComponent(location.hash.slice(1))
    areas.value = tags.includes(wanted) ? wanted : tags[0]
    areas.addEventListener('change', function () {
      window.history.replaceState(null, '', '#' + encodeURIComponent(areas.value))
      draw(whole)
    })
    draw(whole)
  }

  fetch('/api/openapi.json', { headers: { Accept: 'application/json' } })
    .then(function (answer) {
      if (answer.status === 401) return location.replace('/login')
      if (!answer.ok) throw new Error(String(answer.status))
      return answer.json().then(show)
    })
    .catch(function () {
      problem.hidden = false
    })
})()
