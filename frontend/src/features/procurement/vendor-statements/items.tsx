import { useState } from 'react'
import { Button, Flex, Form, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { AbilityLink } from '../../../kit/ability-link'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RelatedList } from '../../../kit/show/related-list'
import { useAddressParams } from '../../../kit/use-address-params'
import { placeOf } from './document-place'
import { ExplainDialog } from './explain-dialog'
import { OUTCOMES, STATEMENTS, type StatementItem, type VendorStatement } from './statement'

/** Every line of the vendor and document of ours, and why both differ. */
export function Items({ one }: { one: VendorStatement }) {
  const { t } = useTranslation()
  const [params] = useAddressParams()
  const [explained, explain] = useState<StatementItem | null>(null)
  const outcome = params.get('outcome') ?? ''
  const search = outcome ? `&outcome=${outcome}` : ''
  return (
    <Flex vertical gap="middle">
      <OutcomeField outcome={outcome} />
      <RelatedList<StatementItem>
        // a change of the statement reads its rows again
        key={`${outcome} ${one.version}`}
        path={`vendor-statements/${one.id}/items?_sort=position&_order=asc${search}`}
        label={t(`${STATEMENTS}.items_tab`)}
        empty={t(`${STATEMENTS}.no_items`)}
        columns={useColumns(one, explain)}
      />
      {explained ? (
        <ExplainDialog one={one} item={explained} onClose={() => explain(null)} />
      ) : null}
    </Flex>
  )
}

/** Which rows are shown stands in the address. */
function OutcomeField({ outcome }: { outcome: string }) {
  const { t } = useTranslation()
  const change = useAddressParams()[1]
  const choose = (value: string) =>
    change(
      (current) => {
        if (value) current.set('outcome', value)
        else current.delete('outcome')
        return current
      },
      { replace: true }
    )
  const options = OUTCOMES.map((value) => ({ value, label: t(`${STATEMENTS}.outcome.${value}`) }))
  return (
    <Form.Item
      label={t(`${STATEMENTS}.fields.outcome`)}
      htmlFor="statement-outcome"
      style={{ maxInlineSize: 320, marginBlockEnd: 0 }}
    >
      <PlainSelect
        id="statement-outcome"
        value={outcome}
        onChange={choose}
        options={[{ value: '', label: t(`${STATEMENTS}.all`) }, ...options]}
      />
    </Form.Item>
  )
}

function useColumns(
  one: VendorStatement,
  explain: (item: StatementItem) => void
): TableColumnType<StatementItem>[] {
  const { t } = useTranslation()
  const title = (key: string) => t(`${STATEMENTS}.fields.${key}`)
  const amount = (key: 'theirs' | 'ours' | 'difference') => ({
    ...{ key, title: title(key), align: 'end' as const },
    render: (_: unknown, item: StatementItem) => (
      <Money value={item[key]} currency={item.currency} zeroIsNone={key === 'difference'} />
    ),
  })
  return [
    {
      key: 'outcome',
      title: title('outcome'),
      render: (_, item) => t(`${STATEMENTS}.outcome.${item.outcome}`),
    },
    { key: 'theirs_line', title: title('theirLine'), render: (_, item) => <Theirs item={item} /> },
    { key: 'our_document', title: title('ourDocument'), render: (_, item) => <Ours item={item} /> },
    ...(['theirs', 'ours', 'difference'] as const).map(amount),
    {
      key: 'explanation',
      title: title('explanation'),
      render: (_, item) => (
        <Explanation item={item} mayExplain={one.can.explain} explain={explain} />
      ),
    },
  ]
}

function Theirs({ item: { theirOn, theirNumber, theirText } }: { item: StatementItem }) {
  if (!theirOn) return null
  return (
    <Flex vertical align="start" style={{ whiteSpace: 'normal', maxInlineSize: 280 }}>
      <span>
        <DateText value={theirOn} /> {theirNumber ? <Ltr>{theirNumber}</Ltr> : null}
      </span>
      {theirText ? <MixedText>{theirText}</MixedText> : null}
    </Flex>
  )
}

function Ours({ item }: { item: StatementItem }) {
  const { t } = useTranslation()
  const { documentKind, documentId, isOfRun, ourNumber, ourOn } = item
  if (!documentKind || !documentId) return null
  const place = placeOf(documentKind, documentId, isOfRun)
  return (
    <Flex vertical>
      <span>
        <DateText value={ourOn} />{' '}
        <AbilityLink ability={place.ability} to={place.path}>
          <Ltr>{ourNumber}</Ltr>
        </AbilityLink>
      </span>
      {t(`${STATEMENTS}.kind.${documentKind}`)}
    </Flex>
  )
}

interface ExplanationProps {
  item: StatementItem
  mayExplain: boolean
  explain: (item: StatementItem) => void
}

function Explanation({ item, mayExplain, explain }: ExplanationProps) {
  const { t } = useTranslation()
  const text = item.explanation ? <MixedText>{item.explanation}</MixedText> : null
  if (!mayExplain || Number(item.difference) === 0) return text
  return (
    <Button
      type="link"
      size="small"
      style={{ paddingInline: 0, whiteSpace: 'normal', blockSize: 'auto', textAlign: 'start' }}
      onClick={() => explain(item)}
    >
      {text ?? t(`${STATEMENTS}.explain`)}
    </Button>
  )
}
