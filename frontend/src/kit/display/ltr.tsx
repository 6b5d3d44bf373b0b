import { Fragment, type ReactNode } from 'react'

/** Keeps phones, IBANs, codes and numbers left to right inside Arabic text. */
export function Ltr({ children }: { children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>
}

/** A phone number that can be called; shows nothing when there is none. */
export function PhoneText({ value }: { value: string | null | undefined }) {
  if (!value) return null
  return (
    <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>
      <Ltr>{value}</Ltr>
    </a>
  )
}

/** An e-mail address that can be written to. */
export function EmailText({ value }: { value: string | null | undefined }) {
  if (!value) return null
  return (
    <a href={`mailto:${value}`}>
      <Ltr>{breakable(value)}</Ltr>
    </a>
  )
}

/** On a phone an address goes on in the next line at a sign, not within a word. */
function breakable(address: string): ReactNode {
  const parts = address.split(/(?=[@.])/)
  return parts.map((part, at) => (
    <Fragment key={at}>
      {at ? <wbr /> : null}
      {part}
    </Fragment>
  ))
}

/** A website that opens in its own tab; only http and https become links. */
export function WebsiteText({ value }: { value: string | null | undefined }) {
  if (!value) return null
  const href = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`
  if (!/^https?:\/\//i.test(href)) return <Ltr>{value}</Ltr>
  return (
    <a href={href} target="_blank" rel="noreferrer">
      <Ltr>{value}</Ltr>
    </a>
  )
}
