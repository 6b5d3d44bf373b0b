import {
  FileExcelOutlined,
  FileImageOutlined,
  FileOutlined,
  FilePdfOutlined,
  FileTextOutlined,
  FileWordOutlined,
  FolderFilled,
} from '@ant-design/icons'
import { theme } from 'antd'
import { Thumbnail } from './thumbnail'
import type { Item } from './types'

function iconOf(extension: string) {
  if (extension === 'pdf') return FilePdfOutlined
  if (['png', 'jpg', 'gif', 'webp', 'tif'].includes(extension)) return FileImageOutlined
  if (['xlsx', 'csv'].includes(extension)) return FileExcelOutlined
  if (extension === 'docx') return FileWordOutlined
  return extension === 'txt' ? FileTextOutlined : FileOutlined
}

interface ItemIconProps {
  item: Item
  /** Of the square it stands in, in pixels. */
  square: number
  /** Of an icon in it. */
  size: number
}

/** A folder's icon, a file small, or the icon of its kind. */
export function ItemIcon({ item, square, size }: ItemIconProps) {
  const { token } = theme.useToken()
  const isFolder = item.kind === 'folder'
  const Icon = isFolder ? FolderFilled : iconOf(item.file.extension)
  const color = isFolder ? token.colorWarning : token.colorPrimary
  return (
    <Thumbnail url={isFolder ? null : item.file.thumbnailUrl} size={square}>
      <Icon aria-hidden style={{ fontSize: size, color }} />
    </Thumbnail>
  )
}
