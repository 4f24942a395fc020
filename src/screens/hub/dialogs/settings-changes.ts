interface Settings {
  name: string
  description: string
}

/**
 * The changes that make a hub's settings those that were typed, the name first. A description is sent when it is not
 * empty and another one (V-24); and when the user has emptied it, because it could not be removed otherwise.
 */
export function listSettingsChanges(hub: Settings & { id: number }, typed: Settings) {
  const [name, description] = [typed.name.trim(), typed.description.trim()]
  const topicIds = [hub.id]
  return [
    ...(name === hub.name ? [] : [{ action: 'rename', topicIds, name } as const]),
    ...(description === hub.description
      ? []
      : [{ action: 'updateDescription', topicIds, description } as const]),
  ]
}
