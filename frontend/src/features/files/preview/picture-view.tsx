import { useEffect, useState } from 'react'
import { Button, Flex } from 'antd'
import { RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { SCROLLABLE } from '../../../kit/scrollable'
import styles from './preview.module.css'

interface PictureViewProps {
  bytes: ArrayBuffer
  mime: string
  name: string
}

const STEP = 1.25

/** A picture with zoom and rotation. */
export function PictureView({ bytes, mime, name }: PictureViewProps) {
  const { t } = useTranslation()
  const [address, setAddress] = useState('')
  const [zoom, setZoom] = useState(1)
  const [turns, setTurns] = useState(0)
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([bytes], { type: mime }))
    setAddress(url)
    return () => URL.revokeObjectURL(url)
  }, [bytes, mime])
  const button = (key: string, icon: React.ReactNode, onClick: () => void) => (
    <Button type="text" icon={icon} aria-label={t(`files.preview.${key}`)} onClick={onClick} />
  )
  return (
    <Flex vertical className={styles.fill}>
      <Flex gap={4} role="toolbar" aria-label={t('files.preview.tools')}>
        {button('zoom_out', <ZoomOutOutlined />, () => setZoom(zoom / STEP))}
        {button('zoom_in', <ZoomInOutlined />, () => setZoom(zoom * STEP))}
        {button('rotate', <RotateRightOutlined />, () => setTurns(turns + 1))}
      </Flex>
      <div className={styles.pages}>
        <div className={styles.scroll} {...SCROLLABLE} role="region" aria-label={name}>
          {address ? (
            <img
              className={styles.picture}
              src={address}
              alt={name}
              style={{ transform: `rotate(${turns * 90}deg) scale(${zoom})` }}
            />
          ) : null}
        </div>
      </div>
    </Flex>
  )
}
