import { Button, Flex, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { MOVEMENTS, type MovementLine } from './movement'

/** A batch or serial number that was found and is not on the sheet. */
export interface FoundNumber {
  key: number
  materialId: number
  batchNo: string
  counted: string
}

interface CountFoundProps {
  lines: MovementLine[]
  found: FoundNumber[]
  setFound: (found: FoundNumber[]) => void
}

/** Rows for numbers that were not expected here; only of materials on the sheet that have numbers. */
export function CountFound({ lines, found, setFound }: CountFoundProps) {
  const { t } = useTranslation()
  const tracked = lines.filter(({ tracking }) => tracking !== 'none')
  const materials = [...new Map(tracked.map((line) => [line.materialId, line])).values()]
  const [first] = materials
  if (!first) return null
  const add = () => {
    const { materialId, tracking } = first
    const counted = tracking === 'serial' ? '1' : ''
    setFound([...found, { key: Date.now(), materialId, batchNo: '', counted }])
  }
  return (
    <Flex vertical gap="small" align="start">
      {found.map((one) => (
        <FoundRow
          key={one.key}
          materials={materials}
          one={one}
          change={(next) => setFound(found.map((other) => (other === one ? next : other)))}
          remove={() => setFound(found.filter((other) => other !== one))}
        />
      ))}
      <Button type="dashed" onClick={add}>
        {t(`${MOVEMENTS}.found_add`)}
      </Button>
    </Flex>
  )
}

interface FoundRowProps {
  materials: MovementLine[]
  one: FoundNumber
  change: (next: FoundNumber) => void
  remove: () => void
}

function FoundRow({ materials, one, change, remove }: FoundRowProps) {
  const { t } = useTranslation()
  const label = (name: string) => t(`${MOVEMENTS}.fields.${name}`)
  return (
    <Flex gap="small" wrap>
      <Select
        aria-label={label('materialId')}
        value={one.materialId}
        style={{ minWidth: 160 }}
        options={materials.map(({ materialId, materialCode }) => ({
          value: materialId,
          label: materialCode,
        }))}
        onChange={(materialId) => change({ ...one, materialId })}
      />
      <Input
        aria-label={label('batchNo')}
        placeholder={label('batchNo')}
        dir="ltr"
        maxLength={80}
        style={{ width: 180 }}
        value={one.batchNo}
        onChange={({ target }) => change({ ...one, batchNo: target.value })}
      />
      <div style={{ width: 132 }}>
        <DecimalInput
          aria-label={label('counted')}
          value={one.counted}
          onChange={(counted) => change({ ...one, counted })}
        />
      </div>
      <Button type="text" onClick={remove}>
        {t(`${MOVEMENTS}.found_remove`)}
      </Button>
    </Flex>
  )
}

/** What is sent of the rows that are filled in. */
export const foundBody = (found: FoundNumber[]) =>
  found
    .filter(({ batchNo, counted }) => batchNo.trim() && counted)
    .map(({ materialId, batchNo, counted }) => ({ materialId, batchNo, counted }))
