import { Flex, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { ChoiceSelect } from '../../../../kit/inputs/choice-select'
import { LineError } from '../../../../kit/lines/line-error'
import { QUOTATIONS, type OfferTerm } from '../quotation'

interface TermInputsProps {
  term: OfferTerm
  /** Its place among the terms. */
  at: number
  /** What the server says is wrong, by `place.field`. */
  errors: Record<string, string[] | undefined>
  onChange: (part: Partial<OfferTerm>) => void
}

/** A term's kind, title and text, in both languages. */
export function TermInputs({ term, at, errors, onChange }: TermInputsProps) {
  const { t } = useTranslation()
  const shared = (name: keyof OfferTerm) => ({
    'aria-label': t(`${QUOTATIONS}.offer.input`, {
      name: t(`engineering.offer_terms.fields.${name}`),
      number: at + 1,
    }),
    placeholder: t(`engineering.offer_terms.fields.${name}`),
    value: term[name],
    status: errors[`${at}.${name}`] ? ('error' as const) : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  })
  const wrong = Object.keys(errors).find((name) => name.startsWith(`${at}.`))
  return (
    <Flex vertical gap="small">
      <Flex wrap gap="small">
        <div style={{ inlineSize: 160 }}>
          <ChoiceSelect
            list="offer-term-kinds"
            aria-label={shared('kind')['aria-label']}
            allowClear={false}
            value={term.kind}
            onChange={(kind) => onChange({ kind: String(kind) })}
          />
        </div>
        <Input {...shared('name')} maxLength={160} dir="ltr" style={{ flex: '1 1 200px' }} />
        <Input {...shared('nameAr')} maxLength={160} dir="rtl" style={{ flex: '1 1 200px' }} />
      </Flex>
      <Input.TextArea {...shared('text')} maxLength={2000} dir="ltr" autoSize={{ minRows: 2 }} />
      <Input.TextArea {...shared('textAr')} maxLength={2000} dir="rtl" autoSize={{ minRows: 2 }} />
      <LineError text={wrong ? errors[wrong]?.[0] : undefined} />
    </Flex>
  )
}
