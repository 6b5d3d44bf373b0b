import { useState } from 'react'
import { Button, Flex, Input, InputNumber, Typography } from 'antd'
import {
  ColumnWidthOutlined,
  DownOutlined,
  RotateRightOutlined,
  UpOutlined,
  ZoomInOutlined,
  ZoomOutOutlined,
} from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Percent } from '../../../kit/display/numbers'
import { Empty } from '../../../kit/empty'
import { usePdfViewer } from './use-pdf-viewer'
import 'pdfjs-dist/web/pdf_viewer.css'
import { SCROLLABLE } from '../../../kit/scrollable'
import styles from './preview.module.css'

type Viewer = ReturnType<typeof usePdfViewer>

/** A PDF with its pages, zoom, rotation and search; the text can be selected and read aloud. */
export function PdfView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const { t } = useTranslation()
  const viewer = usePdfViewer(bytes)
  if (viewer.error) return <Empty title={t('files.preview.unreadable')} />
  return (
    <Flex vertical className={styles.fill}>
      <Tools viewer={viewer} />
      <div className={styles.pages} dir="ltr">
        <div
          ref={viewer.box}
          className={styles.scroll}
          role="document"
          aria-label={name}
          {...SCROLLABLE}
        >
          <div className="pdfViewer" />
        </div>
      </div>
    </Flex>
  )
}

function Tools({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation()
  const { page, pages, percent } = viewer.state
  const button = (key: string, icon: React.ReactNode, onClick: () => void) => (
    <Button type="text" icon={icon} aria-label={t(`files.preview.${key}`)} onClick={onClick} />
  )
  return (
    <Flex wrap gap={4} align="center" role="toolbar" aria-label={t('files.preview.tools')}>
      <InputNumber
        size="small"
        min={1}
        max={Math.max(pages, 1)}
        value={page}
        aria-label={t('files.preview.page')}
        style={{ inlineSize: 64 }}
        onChange={(value) => value && viewer.goTo(value)}
      />
      <Typography.Text type="secondary">{t('files.preview.of', { pages })}</Typography.Text>
      {button('zoom_out', <ZoomOutOutlined />, () => viewer.zoom('out'))}
      <Percent value={percent} decimals={0} />
      {button('zoom_in', <ZoomInOutlined />, () => viewer.zoom('in'))}
      {button('fit_width', <ColumnWidthOutlined />, () => viewer.zoom('width'))}
      {button('rotate', <RotateRightOutlined />, viewer.rotate)}
      <Search viewer={viewer} />
    </Flex>
  )
}

function Search({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  return (
    <>
      <Input.Search
        size="small"
        allowClear
        value={text}
        placeholder={t('files.preview.search')}
        aria-label={t('files.preview.search')}
        style={{ maxInlineSize: 220 }}
        onChange={({ target }) => {
          setText(target.value)
          viewer.find(target.value)
        }}
        onSearch={() => viewer.find(text, 'next')}
      />
      {text ? <Matches viewer={viewer} text={text} /> : null}
    </>
  )
}

/** How often a text was found, and the way from one to the next. */
function Matches({ viewer, text }: { viewer: Viewer; text: string }) {
  const { t } = useTranslation()
  const { matches } = viewer.state
  if (!matches) return null
  const step = (way: 'previous' | 'next', icon: React.ReactNode) => (
    <Button
      size="small"
      type="text"
      icon={icon}
      aria-label={t(`files.preview.${way}`)}
      onClick={() => viewer.find(text, way)}
    />
  )
  return (
    <>
      <Typography.Text role="status">
        {matches.total ? t('files.preview.matches', matches) : t('files.preview.no_matches')}
      </Typography.Text>
      {step('previous', <UpOutlined />)}
      {step('next', <DownOutlined />)}
    </>
  )
}
