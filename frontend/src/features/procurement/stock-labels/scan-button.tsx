import { useRef, useState } from 'react'
import { Alert, Button, Flex, Input, Modal } from 'antd'
import { ScanOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { LookupOption } from '../../../api/types'
import { Segments } from '../../../kit/segments'
import { useAbility } from '../../../providers/access'
import { movementAddress, placeOfCode, type ScannedPlace } from './read-code'
import { canScan, useScanner } from './use-scanner'

const TEXTS = 'procurement.stock_labels'
const TYPES = ['issue', 'receive'] as const

/** A material by its own code, its barcode or its label; null where none or several answer. */
async function findPlace(text: string): Promise<ScannedPlace | null> {
  const place = placeOfCode(text, globalThis.location.origin)
  if (place) return place
  const { data } = await http.get<LookupOption[]>('/api/materials/lookup', { params: { q: text } })
  return data.length === 1 ? { materialId: data[0]!.id, storeId: null } : null
}

/** Scans a label, then opens the movement of its material; the quantity is always entered there. */
export function ScanButton() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const mayMove = useAbility('stock.manage')
  if (!mayMove) return null
  return (
    <>
      <Button icon={<ScanOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXTS}.scan`)}
      </Button>
      <Modal
        open={open}
        title={t(`${TEXTS}.scan_title`)}
        footer={null}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Scan />
      </Modal>
    </>
  )
}

function Scan() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [type, setType] = useState<string>('issue')
  const [unknown, setUnknown] = useState<string | null>(null)
  const take = async (text: string) => {
    const code = text.trim()
    if (!code) return
    const place = await findPlace(code).catch(() => null)
    if (place) void navigate(movementAddress(type, place))
    else setUnknown(code)
  }
  return (
    <Flex vertical gap="middle">
      <Segments
        block
        aria-label={t(`${TEXTS}.what`)}
        value={type}
        onChange={setType}
        options={TYPES.map((value) => ({ value, label: t(`${TEXTS}.${value}`) }))}
      />
      {canScan() ? (
        <Camera onCode={(text) => void take(text)} />
      ) : (
        <Alert type="info" showIcon message={t(`${TEXTS}.no_scanner`)} />
      )}
      {unknown ? (
        <Alert type="warning" showIcon message={t(`${TEXTS}.unknown`, { code: unknown })} />
      ) : null}
      <Input.Search
        dir="ltr"
        aria-label={t(`${TEXTS}.code`)}
        placeholder={t(`${TEXTS}.code`)}
        enterButton={t(`${TEXTS}.open`)}
        onSearch={(text) => void take(text)}
      />
    </Flex>
  )
}

function Camera({ onCode }: { onCode: (text: string) => void }) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const problem = useScanner(video, onCode)
  if (problem) return <Alert type="warning" showIcon message={t(`${TEXTS}.${problem}`)} />
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label={t(`${TEXTS}.picture`)}
      style={{ inlineSize: '100%', maxBlockSize: '50vh', background: 'black', borderRadius: 8 }}
    />
  )
}
