import { importOf } from '#core/imports/registry'
import { registerFileOwner } from '#files/shared/file_owners'

/** A table submitted, and what was wrong with it, are for who imports it, while they may. */
registerFileOwner(
  'imports',
  (viewer, _ownerId, file) => {
    const definition = importOf(file.ownerType!.slice('imports.'.length))
    return file.createdBy === viewer.id && !!definition && viewer.abilities.has(definition.ability)
  },
  { uploader: false }
)
