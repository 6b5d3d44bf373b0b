import { importOf } from '#core/imports/registry'
import { registerFileOwner } from '#files/file_owners'

/** A table handed in, and what was wrong with it, are for who imports it, while they may. */
registerFileOwner(
  'imports',
  (reader, _ownerId, file) => {
    const definition = importOf(file.ownerType!.slice('imports.'.length))
    return file.createdBy === reader.id && !!definition && reader.abilities.has(definition.ability)
  },
  { uploader: false }
)
