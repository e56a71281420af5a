#!/bin/sh
# Before nginx starts: where no certificate is mounted, one of its own for trying the product out on this machine.
set -e
folder=${TLS_FOLDER:-/etc/nginx/tls}
if [ -f "$folder/tls.crt" ] && [ -f "$folder/tls.key" ]; then exit 0; fi
mkdir -p "$folder"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 -subj "/CN=$SERVER_NAME" \
  -addext "subjectAltName=DNS:$SERVER_NAME" -keyout "$folder/tls.key" -out "$folder/tls.crt" 2>/dev/null
echo "No certificate is mounted at $folder: made one for $SERVER_NAME that browsers will warn about."
