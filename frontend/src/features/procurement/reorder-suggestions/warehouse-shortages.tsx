import { useState, type Key } from 'react'
import { Button, Card, Flex, Table, Typography, type TableColumnType } from 'antd'
import { ShoppingCartOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Answer, Body } from '../../../api/types'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money, Quantity } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { groupsBy, REORDER_SUGGESTIONS, type Suggestion } from './reorder-suggestion'
import { MixedText } from '../../../kit/display/mixed-text'
import { NONE } from '../../../kit/display/none'

/** Shortages of one warehouse; those chosen become a draft order to one vendor. */
export function WarehouseShortages({ rows }: { rows: Suggestion[] }) {
  const warehouse = rows[0]!
  const mayOrder = useAbility('purchase-orders.manage')
  const [chosen, setChosen] = useState<number[]>([])
  const [quantities, setQuantities] = useState<Record<number, string>>({})
  const columns = useColumns({ mayOrder, quantities, setQuantities })
  const lines = rows
    .filter(({ id }) => chosen.includes(id))
    .map(({ id, suggested }) => ({ levelId: id, quantity: quantities[id] || suggested }))
  return (
    <Card
      size="small"
      title={<LocalName name={warehouse.warehouseName} nameAr={warehouse.warehouseNameAr} />}
    >
      <Table<Suggestion>
        size="small"
        rowKey="id"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={rows}
        columns={columns}
        rowSelection={mayOrder ? selection(chosen, setChosen) : undefined}
      />
      {mayOrder ? (
        <DraftOrder
          warehouseId={warehouse.warehouseId}
          lines={lines}
          likely={likelyVendor(rows, chosen)}
        />
      ) : null}
    </Card>
  )
}

const selection = (chosen: number[], setChosen: (ids: number[]) => void) => ({
  selectedRowKeys: chosen,
  onChange: (keys: Key[]) => setChosen(keys as number[]),
  getCheckboxProps: (row: Suggestion) =>
    ({ 'aria-label': `${row.materialCode} ${row.materialName}` }) as object,
})

interface DraftOrderProps extends Omit<Draft, 'vendorId'> {
  likely: { id: number; name: string } | null
}

/** Chooses the vendor, by default the usual one, and makes the draft. */
function DraftOrder({ warehouseId, lines, likely }: DraftOrderProps) {
  const { t } = useTranslation()
  const [chosenVendor, setVendorId] = useState<number | null>(null)
  const vendorId = chosenVendor ?? likely?.id ?? null
  const order = useDraft()
  return (
    <Flex gap="small" wrap align="center" style={{ marginBlockStart: 12 }}>
      <div style={{ inlineSize: 'min(320px, 100%)' }}>
        <RecordSelect
          lookup="vendors/lookup"
          aria-label={t(`${REORDER_SUGGESTIONS}.vendor`)}
          placeholder={t(`${REORDER_SUGGESTIONS}.vendor`)}
          value={vendorId}
          selected={likely ? { id: likely.id, label: likely.name } : null}
          onChange={setVendorId}
        />
      </div>
      <Button
        type="primary"
        icon={<ShoppingCartOutlined />}
        disabled={!lines.length || vendorId === null}
        loading={order.isPending}
        onClick={() => order.mutate({ vendorId: vendorId!, warehouseId, lines })}
      >
        {t(`${REORDER_SUGGESTIONS}.draft`)}
      </Button>
    </Flex>
  )
}

/** The vendor that most of the chosen materials were last bought from. */
function likelyVendor(rows: Suggestion[], chosen: number[]): { id: number; name: string } | null {
  const named = rows.filter((row) => chosen.includes(row.id) && row.vendorId !== null)
  const groups = groupsBy(named, ({ vendorId }) => vendorId!)
  const best = groups.sort(([, a], [, b]) => b.length - a.length)[0]
  return best ? { id: best[0], name: best[1][0]!.vendorName ?? '' } : null
}

type Draft = Body<'reorder_suggestions.store'>
type Drafted = Answer<'reorder_suggestions.store'>

function useDraft() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (body: Draft) => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Drafted>('/api/reorder-suggestions', body, { headers })).data
    },
    onSuccess: ({ id }) => void navigate(`/procurement/purchase-orders/${id}/edit`),
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
}

interface ColumnProps {
  mayOrder: boolean
  quantities: Record<number, string>
  setQuantities: (quantities: Record<number, string>) => void
}

const useTitle = () => {
  const { t } = useTranslation()
  return (name: string) => t(`${REORDER_SUGGESTIONS}.fields.${name}`)
}

function useColumns({ mayOrder, quantities, setQuantities }: ColumnProps) {
  const title = useTitle()
  const stock = useStockColumns()
  const columns: TableColumnType<Suggestion>[] = [
    {
      title: title('material'),
      render: (_, row) => (
        <>
          <Ltr>{row.materialCode}</Ltr>{' '}
          <LocalName name={row.materialName} nameAr={row.materialNameAr} />
        </>
      ),
    },
    ...stock,
    {
      title: title('suggested'),
      align: 'end',
      width: 120,
      render: (_, row) =>
        mayOrder ? (
          <DecimalInput
            aria-label={`${title('suggested')} ${row.materialCode}`}
            value={quantities[row.id] ?? row.suggested}
            onChange={(value) => setQuantities({ ...quantities, [row.id]: value })}
          />
        ) : (
          <Quantity value={row.suggested} />
        ),
    },
    ...useSupplyColumns(),
  ]
  return columns
}

/** By when to order it, and what it cost whom the last time. */
function useSupplyColumns(): TableColumnType<Suggestion>[] {
  const { t } = useTranslation()
  const title = useTitle()
  return [
    {
      title: title('orderBy'),
      render: (_, row) => (
        <>
          {row.orderBy ? <DateText value={row.orderBy} /> : t(`${REORDER_SUGGESTIONS}.now`)}
          <LeadTime row={row} />
        </>
      ),
    },
    {
      title: title('lastPrice'),
      align: 'end',
      render: (_, row) => <Money value={row.lastPrice} currency="SAR" />,
    },
    { title: title('vendor'), render: (_, row) => <MixedText>{row.vendorName ?? NONE}</MixedText> },
  ]
}

/** Why so much and so early: the pack it is sold in, and how long it takes to come. */
function LeadTime({ row }: { row: Suggestion }) {
  const { t } = useTranslation()
  const facts = [
    row.leadDays !== null && t(`${REORDER_SUGGESTIONS}.lead`, { count: row.leadDays }),
    row.pack && t(`${REORDER_SUGGESTIONS}.pack`, { pack: row.pack }),
  ].filter(Boolean)
  if (!facts.length && !row.neededOn) return null
  return (
    <div>
      <Typography.Text type="secondary">
        {row.neededOn ? (
          <>
            {t(`${REORDER_SUGGESTIONS}.needed`)} <DateText value={row.neededOn} />{' '}
          </>
        ) : null}
        <bdi>{facts.join(' · ')}</bdi>
      </Typography.Text>
    </div>
  )
}

/** What is there, what is coming, and the level below which it is low. */
function useStockColumns(): TableColumnType<Suggestion>[] {
  const title = useTitle()
  const quantity = (name: 'bound' | 'inTransit' | 'onOrder' | 'reorderLevel') => ({
    title: title(name),
    align: 'end' as const,
    render: (_: unknown, row: Suggestion) => <Quantity value={row[name]} />,
  })
  return [
    {
      title: title('onHand'),
      align: 'end',
      render: (_, row) => <UnitQuantity value={row.onHand} unit={row.unit} />,
    },
    quantity('bound'),
    quantity('inTransit'),
    quantity('onOrder'),
    quantity('reorderLevel'),
  ]
}
