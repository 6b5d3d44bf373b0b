import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Quantity } from '../../../kit/display/numbers'
import type { Column } from '../../../kit/table/types'
import { CONSUMPTION } from '../consumption/consumption'
import type { OpenedSum } from './consumption-material'

interface Summed {
  id: number
  unit: string
  issued: string
  returned: string
  net: string
  installed: string
}

/** A column of a quantity that opens its rows. */
export const openedColumn = <R extends Summed>(
  key: OpenedSum,
  onOpen: (row: R, figure: OpenedSum) => void
): Column<R> => ({
  key,
  width: 136,
  align: 'end',
  sortable: true,
  filter: { kind: 'number' },
  render: (row) => <Opener figure={key} row={row} onOpen={() => onOpen(row, key)} />,
})

interface OpenerProps {
  figure: OpenedSum
  row: Summed
  onOpen: () => void
}

function Opener({ figure, row, onOpen }: OpenerProps) {
  const { t } = useTranslation()
  const name = t(`${CONSUMPTION}.fields.${figure}`)
  return (
    <Button
      type="link"
      size="small"
      style={{ paddingInline: 0 }}
      title={t(`${CONSUMPTION}.open_rows`, { figure: name })}
      onClick={(event) => {
        event.stopPropagation()
        onOpen()
      }}
    >
      <Quantity value={row[figure]} unit={row.unit} />
    </Button>
  )
}
