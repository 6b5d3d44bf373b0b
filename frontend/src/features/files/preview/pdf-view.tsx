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
import { Empty } from '../../../kit/empty'
import { usePdfViewer } from './use-pdf-viewer'
import 'pdfjs-dist/web/pdf_viewer.css'
import { SCROLLABLE } from './scrollable'
import './preview.css'

/** A PDF with its pages, zoom, rotation and search; the text can be selected and read aloud. */
export function PdfView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
  const { t } = useTranslation()
  const viewer = usePdfViewer(bytes)
  const { page, pages, percent } = viewer.state
  if (viewer.error) return <Empty title={t('files.preview.unreadable')} />
  const button = (key: string, icon: React.ReactNode, onClick: () => void) => (
    <Button type="text" icon={icon} aria-label={t(`files.preview.${key}`)} onClick={onClick} />
  )
  return (
    <Flex vertical className="preview-fill">
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
        <bdi>{percent}%</bdi>
        {button('zoom_in', <ZoomInOutlined />, () => viewer.zoom('in'))}
        {button('fit_width', <ColumnWidthOutlined />, () => viewer.zoom('width'))}
        {button('rotate', <RotateRightOutlined />, viewer.rotate)}
        <Search viewer={viewer} />
      </Flex>
      <div className="preview-pages" dir="ltr">
        <div
          ref={viewer.box}
          className="preview-scroll"
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

function Search({ viewer }: { viewer: ReturnType<typeof usePdfViewer> }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { matches } = viewer.state
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
      {text && matches ? (
        <>
          <Typography.Text role="status">
            {matches.total ? t('files.preview.matches', matches) : t('files.preview.no_matches')}
          </Typography.Text>
          <Button
            size="small"
            type="text"
            icon={<UpOutlined />}
            aria-label={t('files.preview.previous')}
            onClick={() => viewer.find(text, 'previous')}
          />
          <Button
            size="small"
            type="text"
            icon={<DownOutlined />}
            aria-label={t('files.preview.next')}
            onClick={() => viewer.find(text, 'next')}
          />
        </>
      ) : null}
    </>
  )
}
