import { exportOf } from '#core/exports/registry'
import { registerFileOwner } from '#files/shared/file_owners'

/** An exported file is for the person who requested it, as long as they may still see what is in it. */
registerFileOwner(
  'exports',
  (viewer, _ownerId, file) => {
    const definition = exportOf(file.ownerType!.slice('exports.'.length))
    return file.createdBy === viewer.id && !!definition && viewer.abilities.has(definition.ability)
  },
  { uploader: false }
)
