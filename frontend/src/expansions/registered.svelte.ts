// How many folders were put into the registry: what asked it before they came asks again.

export const registered = $state({ folders: 0 });
