import { Flex } from 'antd'
import type { TFunction } from 'i18next'
import { EmailText, PhoneText } from '../../../kit/display/ltr'
import { COMPANIES } from './company'
import type { ContactPoint } from './contact-points-field'

/** Further phones and e-mails as a fact of a record; nothing where there are none. */
export const contactDetails = (points: readonly ContactPoint[] | undefined, t: TFunction) =>
  points?.length
    ? [
        {
          name: 'contactPoints',
          label: t(`${COMPANIES}.contact.title`),
          value: <ContactPoints points={points} t={t} />,
        },
      ]
    : []

function ContactPoints({ points, t }: { points: readonly ContactPoint[]; t: TFunction }) {
  return (
    <Flex vertical>
      {points.map(({ kind, label, value }) => (
        <span key={`${kind} ${value}`}>
          {kind === 'email' ? <EmailText value={value} /> : <PhoneText value={value} />} (
          {t(`${COMPANIES}.contact.label.${label}`)})
        </span>
      ))}
    </Flex>
  )
}
