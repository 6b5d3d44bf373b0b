import { contacts, heading, ltr, rows } from './card_text.js'
import type { CardSpec } from './people.js'

type Layout = (spec: CardSpec) => string

const size = (px: number, text: string, style = '') =>
  `<div style="font-size:${px}px;${style}">${text}</div>`

/** A receiver, a telephone, an envelope, a globe and a pin, drawn plainly. */
const ICONS = [
  'M6 2h12v20H6z M10 19h4',
  'M5 4c2 8 7 13 15 15l1-5-5-2-2 2c-2-1-4-3-5-5l2-2-2-5z',
  'M3 6h18v13H3z M3 6l9 8 9-8',
  'M12 3a9 9 0 1 0 .1 0z M3 12h18 M12 3c-5 6-5 12 0 18 M12 3c5 6 5 12 0 18',
  'M12 22c-5-7-6-9-6-12a6 6 0 0 1 12 0c0 3-1 5-6 12z M12 8v3',
]

const icon = (path: string, colour: string) =>
  `<svg width="26" height="26" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="2" style="flex:none"><path d="${path}"/></svg>`

const withIcons: Layout = (spec) =>
  heading(spec) +
  contacts(spec)
    .map(
      (text, i) =>
        `<div style="display:flex;gap:14px;align-items:center;font-size:24px">${icon(ICONS[i], spec.accent)}<span>${text}</span></div>`
    )
    .join('')

const capitals: Layout = (spec) => {
  const { company, name, job_title } = spec.fields
  return `<div style="text-align:center">${size(30, company, `letter-spacing:6px;text-transform:uppercase;color:${spec.accent};white-space:nowrap`)}
    <div style="border-top:2px solid ${spec.accent};margin:18px 220px 34px"></div>
    ${size(36, name, 'letter-spacing:3px;text-transform:uppercase')}${size(19, job_title, 'letter-spacing:4px;text-transform:uppercase;margin-bottom:40px')}
    ${rows(contacts(spec), 21)}</div>`
}

const motto: Layout = (spec) => {
  const { company, name, job_title } = spec.fields
  const own =
    spec.lang === 'ara' ? '' : size(18, spec.slogan, 'font-style:italic;margin-bottom:44px')
  return `${size(38, company, `font-weight:700;color:${spec.accent}`)}${own}
    ${size(32, name, 'font-weight:700')}${size(22, job_title, 'margin-bottom:26px')}${rows(contacts(spec), 21)}`
}

const spread: Layout = (spec) => {
  const { company, name, job_title } = spec.fields
  return `${size(42, name)}${size(23, job_title, `color:${spec.accent}`)}
    <div style="position:absolute;bottom:48px;inset-inline-start:60px;line-height:1.5">${rows(contacts(spec), 20)}</div>
    <div style="position:absolute;top:230px;inset-inline-end:60px;max-width:420px;text-align:end">${size(30, company, 'font-weight:700')}</div>`
}

const panel: Layout = (spec) => {
  const { company, name, job_title } = spec.fields
  return `<div style="position:absolute;inset-block:0;inset-inline-start:0;width:330px;background:${spec.accent};color:#fff;
      display:flex;align-items:center;justify-content:center;text-align:center;padding:0 30px;box-sizing:border-box">${size(32, company, 'font-weight:700')}</div>
    <div style="margin-inline-start:320px">${size(38, name, 'font-weight:700')}${size(23, job_title, 'margin-bottom:60px')}${rows(contacts(spec), 21)}</div>`
}

/** English on the left with its numbers, Arabic on the right with the same ones. */
const halves: Layout = (spec) => {
  const { company, name, job_title, address, email, website } = spec.fields
  const { mobile, phone } = spec.printed
  const other = spec.arabic!
  const half = (dir: string, texts: string[], lines: string[]) =>
    `<div dir="${dir}" style="flex:1">${size(32, texts[0], 'font-weight:700')}${size(21, texts[1], 'margin-bottom:30px')}
     ${size(24, texts[2], `color:${spec.accent}`)}${rows(lines, 20)}</div>`
  return `<div style="display:flex;gap:50px">${half('ltr', [name, job_title, company], [`M: ${mobile}`, `T: ${phone}`, address])}
    ${half('rtl', [other.name, other.job_title, other.company], [`جوال: ${ltr(mobile)}`, `هاتف: ${ltr(phone)}`, other.address])}</div>
    <div style="position:absolute;bottom:46px;inset-inline:60px;text-align:center">${size(22, `${email}   |   ${website}`)}</div>`
}

/** Each line in English on the left and in Arabic on the right. */
const alternating: Layout = (spec) => {
  const { company, name, job_title, address, email, website } = spec.fields
  const { mobile, phone } = spec.printed
  const other = spec.arabic!
  const line = (px: number, left: string, right: string, style = '') =>
    `<div style="display:flex;justify-content:space-between;font-size:${px}px;${style}"><span>${left}</span><span dir="rtl">${right}</span></div>`
  return `${line(30, company, other.company, `color:${spec.accent};font-weight:700;margin-bottom:60px`)}${line(30, name, other.name, 'font-weight:700')}
    ${line(21, job_title, other.job_title, 'margin-bottom:70px')}${line(20, `${mobile}`, ltr(phone))}${line(20, email, ltr(website))}${line(20, address, other.address)}`
}

export const furtherLayouts: Record<string, Layout> = {
  icons: withIcons,
  capitals,
  motto,
  spread,
  panel,
  halves,
  alternating,
}
