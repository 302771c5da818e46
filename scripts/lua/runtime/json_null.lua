--- Stands for a JSON null: a userdata, as in CJSON.
return newproxy(false)
