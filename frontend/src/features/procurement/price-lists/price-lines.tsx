import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Quantity, Rate } from '../../../kit/display/numbers'
import { useChoiceLabel, useChoices } from '../../../kit/inputs/use-choices'
import { newLineKey } from '../../../kit/lines/operations'
import { RowsInput } from '../../../kit/lines/rows-input'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { RecordTable } from '../../../kit/table/record-table'
import { materialColumn, textOf } from '../materials/material-column'

const PRICE_LISTS = 'procurement.price_lists'

type PriceList = Schema<'PriceList'>
type Price = NonNullable<PriceList['lines']>[number]

const blank = (): Line => ({
  ...{ key: newLineKey(), materialId: '', unit: '', price: '', minQuantity: '' },
})

/** What each material costs, by unit and from a quantity on. */
export function PriceLinesInput(props: { value?: object[]; onChange?: (rows: object[]) => void }) {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  const columns = useMemo<LineColumn[]>(() => {
    const title = (key: string) => t(`${PRICE_LISTS}.fields.${key}`)
    return [
      {
        ...{ ...materialColumn(), title: title('materialId'), required: true, width: '46%' },
        fill: ({ unit }) => ({ unit: textOf(unit) }),
      },
      { key: 'unit', title: title('unit'), kind: 'suggest', options, width: '150px' },
      { key: 'price', title: title('price'), kind: 'decimal', required: true },
      { key: 'minQuantity', title: title('minQuantity'), kind: 'decimal' },
    ]
  }, [t, options])
  const label = t(`${PRICE_LISTS}.fields.lines`)
  return <RowsInput {...props} name="lines" label={label} columns={columns} blank={blank} />
}

export function PriceLinesText({ list }: { list: PriceList }) {
  const { t } = useTranslation()
  const unitOf = useChoiceLabel('purchase-units')
  const title = (key: string) => t(`${PRICE_LISTS}.fields.${key}`)
  return (
    <RecordTable<Price>
      size="small"
      rowKey={({ materialId, unit, minQuantity }) => `${materialId} ${unit} ${minQuantity}`}
      pagination={{ pageSize: 50, hideOnSinglePage: true }}
      scroll={{ x: 'max-content' }}
      dataSource={list.lines}
      columns={[
        {
          title: title('materialId'),
          render: (_, { materialCode, materialName }) => (
            <>
              <Ltr>{materialCode}</Ltr> · <MixedText>{materialName}</MixedText>
            </>
          ),
        },
        { title: title('unit'), render: (_, { unit }) => unitOf(unit) },
        { title: title('price'), align: 'end', render: (_, { price }) => <Rate value={price} /> },
        {
          title: title('minQuantity'),
          align: 'end',
          render: (_, { minQuantity }) => <Quantity value={minQuantity} />,
        },
      ]}
    />
  )
}
