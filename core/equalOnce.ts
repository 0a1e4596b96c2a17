/** Gives equal values as the same object, which memory and pages then have once. */
export function equalOnce<Value extends object>(): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const key = JSON.stringify(value);
    const same = known.get(key) ?? value;
    known.set(key, same);
    return same;
  };
}
