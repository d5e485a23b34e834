// Remembers what the server has answered, so that the same question is sent once.

export type CachedRequest<T> = (name: string, request: () => Promise<T | null>) => Promise<T | null>;

/** Runs `request` once per name. A failed request (null) is forgotten; above `limit` answers the oldest one is. */
export function requestCache<T>(limit = Infinity): CachedRequest<T> {
  const answers = new Map<string, Promise<T | null>>();
  return (name, request) => {
    const known = answers.get(name);
    if (known) return known;
    const answer = request();
    answers.set(name, answer);
    if (answers.size > limit) answers.delete(answers.keys().next().value!);
    void answer.then((found) => found ?? answers.delete(name));
    return answer;
  };
}
