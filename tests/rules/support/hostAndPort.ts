/** `127.0.0.1:8080` in the two parts that the SDKs ask for. */
export function hostAndPort(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(`http://${address}`);
  return { host: hostname, port: Number(port) };
}
