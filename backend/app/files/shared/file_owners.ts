import type File from '#files/shared/models/file'

/** Who asks for a file. */
export interface FileViewer {
  id: number
  admin: boolean
  role: string
  abilities: ReadonlySet<string>
}

/** Whether this viewer may see the record that a file belongs to. */
export type OwnerRule = (
  viewer: FileViewer,
  ownerId: number | null,
  file: File
) => boolean | Promise<boolean>

interface Registered {
  canRead: OwnerRule
  uploader: boolean
}

const owners = new Map<string, Registered>()

/**
 * A department says who reads the files of its records. Without a rule no one does.
 * @param ownerType as given to `storeFile`; `exports` also covers `exports.clients`
 * @param options uploader: whether the person who uploaded the file can always read it (default: yes)
 */
export function registerFileOwner(
  ownerType: string,
  canRead: OwnerRule,
  { uploader = true }: { uploader?: boolean } = {}
) {
  owners.set(ownerType, { canRead, uploader })
}

/** Administrators read every file of a known owner; others as its owner's rule says. */
export async function canReadFile(viewer: FileViewer, file: File): Promise<boolean> {
  const type = file.ownerType ?? ''
  const owner = owners.get(type) ?? owners.get(type.split('.')[0])
  if (!owner) return false
  if (viewer.admin || (owner.uploader && file.createdBy === viewer.id)) return true
  return owner.canRead(viewer, file.ownerId, file)
}
