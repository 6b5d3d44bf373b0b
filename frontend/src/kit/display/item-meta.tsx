import type { ReactNode } from 'react'

interface ItemMetaProps {
  avatar?: ReactNode
  title: ReactNode
  description?: ReactNode
}

/**
 * Title and description of one entry of antd's list, with antd's looks. Its own `List.Item.Meta` makes
 * every entry a fourth-level heading, which gives the page a wrong outline.
 */
export function ItemMeta({ avatar, title, description }: ItemMetaProps) {
  return (
    <div className="ant-list-item-meta">
      {avatar ? <div className="ant-list-item-meta-avatar">{avatar}</div> : null}
      <div className="ant-list-item-meta-content">
        <div className="ant-list-item-meta-title">{title}</div>
        {description ? <div className="ant-list-item-meta-description">{description}</div> : null}
      </div>
    </div>
  )
}
