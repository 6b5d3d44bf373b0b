import { theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity, Rate } from '../../../kit/display/numbers'
import { LineTags } from './line-tags'
import { QUOTATIONS, type QuotationLine } from './quotation'
import type { Schema } from '../../../api/types'

export interface BillColumns {
  isPriced: boolean
  isCosted: boolean
}

type Section = Schema<'QuotationSection'>
type Measure = (row: Element | null) => void

interface SectionRowProps extends BillColumns {
  section: Section
  currency: string
  index: number
  measure?: Measure
}

/** The head of a section with the sum of all that counts in it. */
export function SectionRow({ section, currency, index, measure, ...shown }: SectionRowProps) {
  const { t } = useTranslation()
  const { token } = theme.useToken()
  const { ordinal, title, level, total } = section
  return (
    <tr ref={measure} data-index={index} style={{ background: token.colorFillQuaternary }}>
      <th scope="rowgroup" colSpan={shown.isCosted ? 4 : 3} style={{ textAlign: 'start' }}>
        <span style={{ paddingInlineStart: (level - 1) * 16 }}>
          {title ? <Ltr>{ordinal}</Ltr> : null} <bdi>{title || t(`${QUOTATIONS}.no_section`)}</bdi>
        </span>
      </th>
      {shown.isPriced ? (
        <th colSpan={2} style={{ textAlign: 'end' }}>
          <Money bare value={total} currency={currency} />
        </th>
      ) : null}
    </tr>
  )
}

interface LineRowProps extends BillColumns {
  line: QuotationLine
  currency: string
  unit: string
  index: number
  measure?: Measure
}

/** A line as the client numbers it, or by its place in its section. */
export function BillLineRow({ line, currency, unit, index, measure, ...shown }: LineRowProps) {
  const end = { textAlign: 'end' } as const
  return (
    <tr ref={measure} data-index={index}>
      <td>
        <Ltr>{line.clientItem ?? line.ordinal}</Ltr>
      </td>
      <td>
        <Description line={line} />
      </td>
      <td style={end}>
        <Quantity value={line.quantity} unit={unit} />
      </td>
      {shown.isCosted ? (
        <td style={end}>
          <UnitCost line={line} currency={currency} />
        </td>
      ) : null}
      {shown.isPriced ? (
        <>
          <td style={end}>
            <Rate value={line.unitRate} />
          </td>
          <td style={end}>
            <Money bare value={line.total} currency={currency} />
          </td>
        </>
      ) : null}
    </tr>
  )
}

/** As it was entered; in another currency with what that comes to here. */
function UnitCost({ line, currency }: { line: QuotationLine; currency: string }) {
  const { unitCost, costCurrency, convertedCost } = line
  if (!costCurrency) return <Rate value={unitCost} />
  return (
    <>
      <div>
        <Rate value={unitCost} /> <Ltr>{costCurrency}</Ltr>
      </div>
      <div>
        <Rate value={convertedCost} /> <Ltr>{currency}</Ltr>
      </div>
    </>
  )
}

function Description({ line }: { line: QuotationLine }) {
  return (
    <>
      <div>
        <bdi>{line.description}</bdi> <LineTags line={line} />
      </div>
      {line.descriptionAr ? (
        <div>
          <bdi lang="ar">{line.descriptionAr}</bdi>
        </div>
      ) : null}
    </>
  )
}
