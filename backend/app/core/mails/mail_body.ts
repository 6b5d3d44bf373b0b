import { companyProfile, logoFileId } from '#core/settings/company'
import { html, raw, type SafeHtml } from '#engines/pdf/html'

export type MailLanguage = 'en' | 'ar' | 'both'

interface MailItem {
  title: string
  text?: string
  href?: string
}

interface MailLink {
  label: string
  href: string
  look?: keyof typeof LOOKS
}

export interface MailContent {
  heading?: string
  /** Plain text; a blank line begins a new paragraph. */
  text: string
  /** What it is about, in a word and its value. */
  facts?: { label: string; value: string }[]
  items?: MailItem[]
  sections?: { heading: string; items: MailItem[] }[]
  link?: MailLink
  /** Several ways on, where one of them is not the way. */
  links?: MailLink[]
  /** Said small at the end, e.g. how one gets fewer of these. */
  note?: { text: string; label: string; href: string }
}

/** The logo goes along with every mail: programs that load nothing from elsewhere show it too. */
export const LOGO_CID = 'logo@portal'

const FONT = "font-family: Tajawal, 'Segoe UI', Tahoma, Arial, sans-serif"
const QUIET = `${FONT}; font-size: 12px; line-height: 1.6; color: #6b7280`
const ACCENT = '#1d4ed8'

/** A button's ground and what is written on it. */
const LOOKS = {
  primary: { ground: ACCENT, ink: '#ffffff', edge: ACCENT },
  danger: { ground: '#ffffff', ink: '#b91c1c', edge: '#b91c1c' },
  plain: { ground: '#ffffff', ink: ACCENT, edge: '#d1d5db' },
}

/** A mail as a page and as plain text, with the firm at its head. */
export function mailBody(language: MailLanguage, content: MailContent) {
  return { html: mailHtml(language, content).markup, plain: mailText(language, content) }
}

function mailHtml(language: MailLanguage, content: MailContent): SafeHtml {
  const rtl = language !== 'en'
  return html`<!doctype html>
    <html lang="${rtl ? 'ar' : 'en'}" dir="${rtl ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </head>
      <body style="margin: 0; padding: 24px 12px; background: #f3f4f6">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0">
          <tr>
            <td align="center">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="max-width: 600px; width: 100%; background: #ffffff; border: 1px solid #e5e7eb; border-radius: 8px"
              >
                ${rowsOf(language, content)}
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

/** The firm, what is said, and what stands below every mail. */
function rowsOf(language: MailLanguage, content: MailContent): SafeHtml {
  const { heading, text, facts = [], items = [], sections = [], note } = content
  return html`<tr>
      <td style="padding: 20px 28px; border-bottom: 1px solid #e5e7eb">${head(language)}</td>
    </tr>
    <tr>
      <td
        style="padding: 24px 28px; ${raw(FONT)}; font-size: 15px; line-height: 1.7; color: #111827; overflow-wrap: anywhere"
      >
        ${heading && html`<h1 dir="auto" style="margin: 0 0 12px; font-size: 19px; line-height: 1.4">${heading}</h1>`}
        ${paragraphs(text).map((one) => html`<p dir="auto" style="margin: 0 0 14px">${lines(one)}</p>`)}
        ${facts.length > 0 && factTable(facts)} ${items.map(item)} ${sections.map(section)}
        ${buttons(content)}
      </td>
    </tr>
    <tr>
      <td style="padding: 16px 28px; border-top: 1px solid #e5e7eb; ${raw(QUIET)}">
        ${foot(language)}
        ${note && html`<p dir="auto" style="margin: 8px 0 0">${note.text} <a href="${note.href}" style="color: ${raw(ACCENT)}">${note.label}</a></p>`}
      </td>
    </tr>`
}

/** On a narrow screen they stand below each other, each wide enough for a thumb. */
function buttons({ link, links = link ? [link] : [] }: MailContent) {
  return links.length > 0 && html`<p style="margin: 20px 0 4px">${links.map(button)}</p>`
}

function button({ label, href, look = 'primary' }: MailLink) {
  const { ground, ink, edge } = LOOKS[look]
  return html`<a
    href="${href}"
    style="display: inline-block; margin: 0 0 8px; margin-inline-end: 8px; padding: 10px 20px; background: ${raw(ground)}; color: ${raw(ink)}; border: 1px solid ${raw(edge)}; text-decoration: none; border-radius: 6px"
    >${label}</a
  >`
}

const factTable = (facts: NonNullable<MailContent['facts']>) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" width="100%">
    ${facts.map(
      ({ label, value }) =>
        html`<tr>
          <td style="padding: 6px 0; border-top: 1px solid #f3f4f6">
            <div dir="auto" style="font-size: 13px; color: #6b7280">${label}</div>
            <div dir="auto" style="font-weight: bold">${value}</div>
          </td>
        </tr>`
    )}
  </table>`

const section = ({ heading, items }: NonNullable<MailContent['sections']>[number]) =>
  html`${heading && html`<h2 dir="auto" style="margin: 18px 0 6px; font-size: 16px">${heading}</h2>`}
  ${items.map(item)}`

const item = ({ title, text, href }: MailItem) =>
  html`<div dir="auto" style="padding: 10px 0; border-top: 1px solid #f3f4f6">
    ${
      href
        ? html`<a
            href="${href}"
            style="color: ${raw(ACCENT)}; font-weight: bold; text-decoration: none"
            >${title}</a
          >`
        : html`<strong>${title}</strong>`
    }${text && html`<div dir="auto" style="color: #4b5563">${lines(text)}</div>`}
  </div>`

/** The firm's logo, or its name where it has none. */
function head(language: MailLanguage): SafeHtml {
  const name = firmName(language)
  if (logoFileId() === null)
    return html`<strong dir="auto" style="${raw(FONT)}; font-size: 17px">${name}</strong>`
  return html`<img
    src="cid:${LOGO_CID}"
    alt="${name}"
    height="44"
    style="display: block; height: 44px; width: auto"
  />`
}

function foot(language: MailLanguage): SafeHtml {
  const { address, addressAr, phone, email, website } = companyProfile()
  const place = language === 'en' ? (address ?? addressAr) : (addressAr ?? address)
  const reach = [phone, email, website].filter(Boolean)
  return html`<div dir="auto"><strong>${firmName(language)}</strong></div>
    ${place && html`<div dir="auto">${lines(place)}</div>`}
    ${reach.length > 0 && html`<div dir="ltr" style="text-align: start">${reach.join(' · ')}</div>`}`
}

/** By its name in the language of the mail; in a mail of both languages by both. */
export function firmName(language: MailLanguage): string {
  const { companyName, companyNameAr } = companyProfile()
  if (language === 'both') return `${companyNameAr} | ${companyName}`
  return language === 'ar' ? companyNameAr : companyName
}

const paragraphs = (text: string) => text.trim().split(/\n\s*\n/)

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line, at) => (at ? html`<br />${line}` : html`${line}`))

function mailText(language: MailLanguage, content: MailContent) {
  const { heading, text, facts = [], items = [], sections = [], link, note } = content
  const links = content.links ?? (link ? [link] : [])
  const parts = [
    heading,
    text.trim(),
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map(plainItem),
    ...sections.flatMap((one) => [one.heading, ...one.items.map(plainItem)]),
    ...links.map(({ label, href }) => `${label}: ${href}`),
    `--\n${firmName(language)}`,
    note && `${note.text} ${note.href}`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

const plainItem = ({ title, text, href }: MailItem) =>
  [title, text, href].filter(Boolean).join('\n')
