export function Own({ name }: { name: string }) {
  return (
    <p>
      {/* eslint-disable-next-line no-restricted-syntax */}
      <bdi>{name}</bdi>
      {/* eslint-disable-next-line no-restricted-syntax */}
      <span dir="auto">{name}</span>
      <span dir="auto" translate="no">
        <bdi translate="no">{name}</bdi>
      </span>
    </p>
  );
}
