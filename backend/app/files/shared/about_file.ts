import type File from '#files/shared/models/file'

export const aboutFile = (file: File) => ({
  entityType: 'file',
  entityId: file.id,
  label: file.originalName,
})
