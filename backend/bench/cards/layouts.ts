import { contacts, heading, rows } from './card_text.js'
import { furtherLayouts } from './further_layouts.js'
import type { CardSpec } from './people.js'

function mirror(spec: CardSpec, stacked: boolean): string {
  const other = spec.arabic!
  const column = (dir: string, name: string, title: string, company: string, address: string) =>
    `<div dir="${dir}" style="flex:1"><div style="font-size:36px;font-weight:700">${name}</div>
     <div style="font-size:24px">${title}</div>
     <div style="font-size:28px;color:${spec.accent}">${company}</div>
     <div style="font-size:22px">${address}</div></div>`
  const { name, job_title, company, address, email, website } = spec.fields
  const { mobile, phone } = spec.printed
  const head = `${column('ltr', name, job_title, company, address)}${column('rtl', other.name, other.job_title, other.company, other.address)}`
  return `<div style="display:flex;gap:60px;${stacked ? 'flex-direction:column;gap:14px' : ''}">${head}</div>
    <div style="position:absolute;bottom:44px;left:60px">${rows([`Mobile: ${mobile}`, `Tel: ${phone}`, email, website], 23)}</div>`
}

const layouts: Record<string, (spec: CardSpec) => string> = {
  left: (spec) => heading(spec) + rows(contacts(spec), 25),
  centre: (spec) =>
    `<div style="text-align:center">${heading(spec)}${rows(contacts(spec), 25)}</div>`,
  band: (
    spec
  ) => `<div style="position:absolute;inset:0 0 auto 0;height:130px;background:${spec.accent};color:#fff;
      padding:38px 60px;font-size:40px;font-weight:700">${spec.fields.company}</div>
    <div style="margin-top:175px"><div style="font-size:40px;font-weight:700">${spec.fields.name}</div>
    <div style="font-size:25px;margin-bottom:20px">${spec.fields.job_title}</div>${rows(contacts(spec), 24)}</div>`,
  columns: (spec) => `<div style="position:absolute;inset:120px 60px auto;display:flex;gap:50px">
    <div style="flex:1">${heading(spec)}</div>
    <div style="border-left:3px solid ${spec.accent};padding-left:36px;line-height:1.9">${rows(contacts(spec), 22)}</div></div>`,
  footer: (
    spec
  ) => `<div style="font-size:38px;color:${spec.accent};font-weight:700">${spec.fields.company}</div>
    <div style="margin-top:90px;font-size:42px">${spec.fields.name}</div><div style="font-size:25px;font-style:italic">${spec.fields.job_title}</div>
    <div style="position:absolute;bottom:50px;left:60px;line-height:1.6">${rows(contacts(spec), 21)}</div>`,
  letters: (
    spec
  ) => `<div style="text-align:right;font-size:32px;color:${spec.accent}">${spec.fields.company}</div>
    <div style="margin-top:40px;font-size:44px;font-weight:700">${spec.fields.name}</div>
    <div style="font-size:25px;margin-bottom:40px">${spec.fields.job_title}</div>${rows(contacts(spec), 24)}`,
  logo: (
    spec
  ) => `<div style="position:absolute;right:70px;top:60px;width:150px;height:150px;border-radius:50%;
      background:${spec.accent};color:${spec.paper};font-size:70px;font-weight:700;text-align:center;line-height:150px">${[...spec.fields.company][0]}</div>
    ${heading(spec)}<div style="margin-top:60px">${rows(contacts(spec), 24)}</div>`,
  mirror: (spec) => mirror(spec, false),
  stacked: (spec) => mirror(spec, true),
  ...furtherLayouts,
}

/** A 1050 × 600 page that shows the card of `spec`; `zoom` makes its type smaller, not the card. */
export function cardHtml(spec: CardSpec): string {
  const dir = spec.lang === 'ara' ? 'rtl' : 'ltr'
  return `<!doctype html><meta charset="utf-8"><body dir="${dir}" style="margin:0;background:${spec.paper}"><div style="position:relative;
    box-sizing:border-box;width:${1050 / spec.size}px;height:${600 / spec.size}px;zoom:${spec.size};padding:50px 60px;overflow:hidden;white-space:pre-wrap;
    line-height:1.4;background:${spec.paper};color:${spec.ink};font-family:${spec.font}">${layouts[spec.layout](spec).replace(/>\s+</g, '><')}</div>`
}
