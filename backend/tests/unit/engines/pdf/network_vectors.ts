interface Outside {
  /** Another address at each call. */
  url: () => string
  base: string
  file: string
}

/**
 * HTML that asks for something outside in every way the authors know of. `base` is an http address
 * that counts its visitors, `file` a path on this machine that must not be read.
 */
export function vectors(base: string, file: string): string[] {
  let count = 0
  const outside = { url: () => `${base}/hit-${++count}`, base, file }
  return [pictures, links, scripts, frames, drawings, styles, moves].flatMap((ways) =>
    ways(outside)
  )
}

/** Pictures, and what plays. */
const pictures = ({ url, file }: Outside) => [
  `<img src="${url()}">`,
  `<img srcset="${url()} 1x, ${url()} 2x">`,
  `<picture><source srcset="${url()}"><img src="${url()}"></picture>`,
  `<video src="${url()}" poster="${url()}" autoplay></video>`,
  `<video autoplay><source src="${url()}"><track default src="${url()}"></video>`,
  `<audio src="${url()}" autoplay></audio>`,
  `<input type="image" src="${url()}">`,
  `<img src="file://${file}">`,
]

/** What a page links to. */
const links = ({ url, base, file }: Outside) => [
  `<link rel="stylesheet" href="${url()}">`,
  `<link rel="prefetch" href="${url()}">`,
  `<link rel="preload" as="image" href="${url()}">`,
  `<link rel="preload" as="font" crossorigin href="${url()}">`,
  `<link rel="modulepreload" href="${url()}">`,
  `<link rel="preconnect" href="${base}">`,
  `<link rel="dns-prefetch" href="${base}">`,
  `<link rel="prerender" href="${url()}">`,
  `<link rel="icon" href="${url()}">`,
  `<link rel="manifest" href="${url()}">`,
  `<link rel="stylesheet" href="file://${file}">`,
]

/** What a page runs. */
const scripts = ({ url }: Outside) => [
  `<script type="speculationrules">{"prefetch":[{"urls":["${url()}"]}]}</script>`,
  `<script src="${url()}"></script>`,
  `<script type="module" src="${url()}"></script>`,
  `<script>fetch('${url()}'); new Image().src='${url()}'; navigator.sendBeacon('${url()}')</script>`,
]

/** What a page holds another page in. */
const frames = ({ url, file }: Outside) => [
  `<iframe src="${url()}"></iframe>`,
  `<iframe srcdoc="<img src='${url()}'>"></iframe>`,
  `<iframe src="file://${file}"></iframe>`,
  `<object data="${url()}"></object>`,
  `<object data="file://${file}" type="text/plain"></object>`,
  `<embed src="${url()}">`,
  `<embed src="file://${file}">`,
  `<frameset><frame src="${url()}"></frameset>`,
  `<iframe src="data:text/html,<img src='${url()}'>"></iframe>`,
]

/** What SVG draws. */
const drawings = ({ url }: Outside) => [
  `<svg><image href="${url()}" width="9" height="9"/></svg>`,
  `<svg><use href="${url()}#a"/></svg>`,
  `<svg><filter id="f"><feImage href="${url()}"/></filter><rect filter="url(#f)" width="9" height="9"/></svg>`,
  `<svg><style>@import "${url()}";</style></svg>`,
]

/** What a style names. */
const styles = ({ url }: Outside) => [
  `<style>@import url("${url()}");</style>`,
  `<style>@font-face { font-family: leak; src: url("${url()}") }</style><p style="font-family: leak">x</p>`,
  `<div style="background-image: url('${url()}')">x</div>`,
  `<div style="background: image-set('${url()}' 1x)">x</div>`,
  `<ul style="list-style-image: url('${url()}')"><li>x</li></ul>`,
  `<style>.c::before { content: url("${url()}") } .d { cursor: url("${url()}"), auto; mask: url("${url()}") }</style><p class="c d">x</p>`,
  `<style>@page { @top-left { content: url("${url()}") } }</style>`,
]

/** Where a page sends someone. */
const moves = ({ url, base, file }: Outside) => [
  `<form action="${url()}" id="f"><button autofocus>go</button></form><script>f.submit()</script>`,
  `<table background="${url()}"><tr><td background="${url()}">x</td></tr></table>`,
  `<body background="${url()}">`,
  `<a href="${url()}" ping="${url()}">x</a>`,
  `<base href="${base}/"><img src="hit-relative"><img src="//${new URL(base).host}/hit-scheme">`,
  `<meta http-equiv="refresh" content="0; url=${url()}">`,
  `<meta http-equiv="refresh" content="0; url=file://${file}">`,
]
